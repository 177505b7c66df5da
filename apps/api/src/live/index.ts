export { createEventStreams, type EventStreams } from './event-stream.ts'
export { openLiveWire, type LiveNews, type LiveWire } from './live-wire.ts'
