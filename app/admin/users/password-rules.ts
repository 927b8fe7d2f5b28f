/** As the server judges them (decisions.md, section 3). */
export const minPasswordLength = 10;
