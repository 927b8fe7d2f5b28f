/** As the server judges them (specification/api.md, "Signing in"). */
export const minPasswordLength = 10;
