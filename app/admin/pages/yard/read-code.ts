type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** The browser's own, else a library's. Loaded with the page, which goes on without a network. */
export async function loadDetector(): Promise<Detector> {
  const own: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  const isOwn = (await own?.getSupportedFormats())?.includes('qr_code');
  const Chosen = own && isOwn ? own : (await import('qr/decode.js')).BarcodeDetector;
  return new Chosen({ formats: ['qr_code'] });
}

/** The first code that the camera sees; undefined where it was stopped before. @throws Error without a camera */
export async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const detector = await loadDetector();
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const [code] = await detector.detect(video);
      if (code) return code.rawValue;
      await new Promise(requestAnimationFrame);
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
