export { createEventStreams, type EventStreams } from './event-stream.ts'
export { openPubSub, type PubSub } from './pubsub.ts'
