/** The worker's file in a locale's folder. */
export const workerFile = 'offline-worker.js';

/** The web app manifest in a locale's folder. */
export const manifestFile = 'manifest.json';
