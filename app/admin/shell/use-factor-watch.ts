import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { factorMissing } from '../kit/api/session.ts';
import { accountPath } from './navigation.ts';

/**
 * Leads to the account when the server asks for a second factor that is missing. Once: whoever would rather keep what is
 * typed on this page stays, and any other page leads there.
 */
export function useFactorWatch(): void {
  const navigate = useNavigate();
  const hasLed = useRef(false);
  useEffect(() => {
    const lead = () => {
      if (hasLed.current || location.pathname === accountPath) return;
      hasLed.current = true;
      void navigate(accountPath);
    };
    addEventListener(factorMissing, lead);
    return () => removeEventListener(factorMissing, lead);
  }, [navigate]);
}
