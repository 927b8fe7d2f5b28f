import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { judgeScan } from '#content/editorial/checks/judge-scan.ts';
import { type Facts, type Lack, noFacts } from '#content/editorial/checks/lack.ts';
import { type CheckedPlace, type Scan, scanPlaces } from '#content/editorial/checks/scan-places.ts';
import { requestApi } from '../api/request-api.ts';
import { noteFileStates } from '../media/gone-files.ts';
import { listenForDescriptions } from '../media/image-record.ts';

/** As long as a pause in typing. */
const pauseMs = 400;
const maxNamed = 500;
const maxLinkLength = 2000;

/** What a form's values lack, as they are typed. @param places the same while the values are */
export function useLacks(places: readonly CheckedPlace[]): Lack[] {
  const settled = useDeferredValue(places);
  const scan = useMemo(() => scanPlaces(settled), [settled]);
  const facts = useFacts(scan);
  return useMemo(() => judgeScan(scan, facts), [scan, facts]);
}

/** Asks about links, pictures and records whenever others are named, or a picture has been described. */
function useFacts(scan: Scan): Facts {
  const [facts, setFacts] = useState(noFacts);
  const [round, setRound] = useState(0);
  useEffect(() => listenForDescriptions(() => setRound((before) => before + 1)), []);
  // Somebody else may have deleted what a form names.
  useEffect(() => {
    const askInSight = () => document.visibilityState === 'visible' && setRound((before) => before + 1);
    document.addEventListener('visibilitychange', askInSight);
    return () => document.removeEventListener('visibilitychange', askInSight);
  }, []);
  const question = useMemo(() => questionOf(scan), [scan]);
  useEffect(() => {
    if (question === emptyQuestion) return;
    const stop = new AbortController();
    const ask = async () => {
      const request = { method: 'POST', body: JSON.parse(question), signal: stop.signal } as const;
      // Without an answer the check goes on with what the values tell by themselves.
      const response = await requestApi<Facts>('/checks/facts', request).catch(() => undefined);
      if (!response) return;
      setFacts(response.data);
      noteFileStates(response.data.pictures);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question, round]);
  return facts;
}

const emptyQuestion = questionOf({ lacks: [], links: [], pictures: [], references: [] });

/** The same text for the same names, whatever else has been typed. */
function questionOf(scan: Scan): string {
  const links = targetsOf(scan.links).filter((link) => link.length <= maxLinkLength);
  const named = new Map(
    scan.references.map(({ entity, target }) => [`${entity} ${target}`, { entity, target }]),
  );
  const references = [...named.values()].slice(0, maxNamed);
  return JSON.stringify({ links, pictures: targetsOf(scan.pictures), references });
}

function targetsOf(found: readonly { target: string }[]): string[] {
  return [...new Set(found.map(({ target }) => target))].slice(0, maxNamed);
}
