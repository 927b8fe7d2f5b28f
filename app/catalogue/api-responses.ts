/** What the API says to components that ask it by themselves, by its paths; everything else goes to the server. */
const responses: Readonly<Record<string, unknown>> = {
  '/api/schedule/time-zone': { timeZone: 'Asia/Kolkata' },
  '/api/inbox/assignees': [
    { username: 'admin', isSelf: true },
    { username: 'meera', isSelf: false },
  ],
  '/api/feedback/summary': { total: 2, average: 4.5 },
  '/api/demo/removal': { goes: {}, stays: {}, edited: 0, links: [] },
};

/** Has the browser respond to them: the catalogue is open to whoever is not signed in. */
export function respondForApi(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    return pathname in responses ? Response.json(responses[pathname]) : fetch(input, init);
  };
}
