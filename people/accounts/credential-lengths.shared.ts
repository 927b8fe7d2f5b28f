export const minPasswordLength = 10;
/** Limits the work that one request can cause. */
export const maxPasswordLength = 1000;
export const maxUsernameLength = 80;
