import { monitorEventLoopDelay } from 'node:perf_hooks';
import { byLabel, counter, gauge } from './metrics-families.ts';
import type { MetricFamily } from './metrics-text.ts';

const microsecondsASecond = 1_000_000;
const nanosecondsASecond = 1_000_000_000;
const msASecond = 1_000;
/** How often the delay is measured: it costs a timer. */
const resolutionMs = 20;
const quantiles = [0.5, 0.9, 0.99];

/** Measures how late the process comes to what is due, from now until it is read, then anew. */
export function watchEventLoop(): { read: () => MetricFamily; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  return {
    read() {
      // Each is the time between two timers; what is beyond their interval is the delay.
      const secondsOf = (ns: number) => Math.max(0, ns / nanosecondsASecond - resolutionMs / msASecond) || 0;
      const values = Object.fromEntries(
        quantiles.map((share) => [String(share), secondsOf(delay.percentile(share * 100))]),
      );
      const help = 'How late the process came to what was due, since this was last read.';
      const family = byLabel(
        'ashlar_event_loop_delay_seconds',
        { type: 'gauge', unit: 'seconds', help },
        { label: 'quantile', values: { ...values, 1: secondsOf(delay.max) } },
      );
      delay.reset();
      return family;
    },
    stop: () => void delay.disable(),
  };
}

/** What the process uses, and since when it is up. */
export function processFamilies(version: string): MetricFamily[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
  const seconds = (user + system) / microsecondsASecond;
  const started = (Date.now() - performance.now()) / msASecond;
  const labels = { version, node: process.versions.node };
  return [
    { name: 'ashlar_build', type: 'info', help: 'What is running.', samples: [{ labels, value: 1 }] },
    counter('process_cpu_seconds', 'Processor time.', seconds),
    gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', started),
    gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
    gauge('process_heap_bytes', 'Of that the objects of scripts.', heapUsed),
    gauge('process_heap_size_bytes', 'What is set aside for them.', heapTotal),
    gauge('process_external_bytes', 'Memory that they hold beside it, buffers included.', external),
    gauge('process_buffer_bytes', 'Of that buffers.', arrayBuffers),
  ];
}
