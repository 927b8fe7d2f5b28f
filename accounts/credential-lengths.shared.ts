export const minPasswordLength = 10;
/** Bounds the work that one request can ask for. */
export const maxPasswordLength = 1000;
export const maxUsernameLength = 80;
