export { createEventStreams, type EventStreams } from './event-stream.ts'
export { openLiveWire, type LiveWire } from './live-wire.ts'
