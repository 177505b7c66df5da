const bytesPerMegabyte = 1024 * 1024
/** Less than this is not worth the pause. */
const worthwhileGrowth = 8 * bytesPerMegabyte
/** Share of a tick in which the event loop may work while the process still counts as quiet. */
const quietShare = 0.05

type ReleaseOptions = {
  /** The engine's collector, there with Node's `--expose-gc`. */
  collect?: ((how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => unknown) | undefined
  /** Milliseconds between two looks. */
  tickMs?: number
  /** How many looks in a row have to find it quiet. */
  quietTicks?: number
}

/**
 * Gives back to the machine what a load took, once the process has been quiet for five seconds and has grown since it last did.
 * The engine keeps the pages that its heap no longer needs until it is asked to use less (decision 174). Takes 70 to 110 ms of the event
 * loop, measured with 45 MB of living objects. Does nothing where there is no collector.
 */
export function releaseMemoryWhenQuiet({
  collect = globalThis.gc,
  tickMs = 1_000,
  quietTicks = 5,
}: ReleaseOptions = {}) {
  if (!collect) return
  let loop = performance.eventLoopUtilization()
  let ticksQuiet = 0
  let released = 0
  const look = () => {
    const { utilization } = performance.eventLoopUtilization(loop)
    loop = performance.eventLoopUtilization()
    ticksQuiet = utilization < quietShare ? ticksQuiet + 1 : 0
    if (ticksQuiet < quietTicks || process.memoryUsage.rss() < released + worthwhileGrowth) return
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    released = process.memoryUsage.rss()
  }
  setInterval(look, tickMs).unref()
}
