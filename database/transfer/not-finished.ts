import { AppError } from '#errors/app-error.ts';

/** A place that is to get a database which is not there yet. @param remedy how an empty site may begin there instead */
export function notFinished(remedy: string): AppError {
  return new AppError(
    'conflict',
    `a restore or a copy to it is under way, or was cut short: let it end, or run it again (to begin with an empty site instead, ${remedy})`,
  );
}
