/** How Node.js is told to run the built server, in the project's folder: as `npm start`, the image and the unit do. */
export const serverLine = ['--disable-warning=ExperimentalWarning', 'build/program/main.js'];
