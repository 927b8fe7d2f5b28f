/** Under what name the program's own writes are stored; nobody is shown it. */
export const systemUsername = 'Ashlar';
