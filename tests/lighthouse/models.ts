import type { Flags } from 'lighthouse'

/** The slow phone of a model: Lighthouse's own, computed out of a fast load, and one whose line is really slow. */
export type Model = 'simulated' | 'applied'

/** 1.6 Mbit/s as DevTools counts it. */
const kbps = 1.6 * 1024

export const models: Record<Model, Flags> = {
  simulated: {},
  applied: {
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: 150,
      downloadThroughputKbps: kbps,
      uploadThroughputKbps: kbps / 2,
      cpuSlowdownMultiplier: 2,
    },
  },
}
