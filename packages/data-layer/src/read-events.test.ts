import { expect, test, vi } from 'vitest'
import { readEvents, type ServerEvent } from './read-events.ts'

/** The text as it may come: cut into pieces of so many bytes. */
const inPieces = (text: string, bytes: number) =>
  new ReadableStream<Uint8Array>({
    start(stream) {
      const whole = new TextEncoder().encode(text)
      for (let from = 0; from < whole.length; from += bytes) stream.enqueue(whole.slice(from, from + bytes))
      stream.close()
    },
  })

async function eventsOf(text: string, bytes = 1000) {
  const events: ServerEvent[] = []
  for await (const event of readEvents(inPieces(text, bytes))) events.push(event)
  return events
}

test('an event is its name and its data', async () => {
  expect(await eventsOf('event: booking\ndata: {"id":"1"}\n\n')).toEqual([
    { event: 'booking', data: '{"id":"1"}' },
  ])
})

test.each([1, 2, 3, 7])(
  'events cut into pieces of %i bytes come whole, also in the middle of a letter',
  async (bytes) => {
    const text = 'event: notification\ndata: Ñandú 🐶\n\nevent: booking\ndata: 2\n\n'
    expect(await eventsOf(text, bytes)).toEqual([
      { event: 'notification', data: 'Ñandú 🐶' },
      { event: 'booking', data: '2' },
    ])
  },
)

test('several lines of data are one text, and lines may end in CRLF', async () => {
  expect(await eventsOf('data: one\r\ndata:two\r\n\r\n')).toEqual([{ event: 'message', data: 'one\ntwo' }])
})

test('a heartbeat is a sign of life and no event, and so is a wait', async () => {
  const onSign = vi.fn<() => void>()
  const onRetry = vi.fn<(waitMs: number) => void>()
  const heard: ServerEvent[] = []
  for await (const event of readEvents(inPieces('retry: 3000\n\n: \n\n', 13), { onSign, onRetry }))
    heard.push(event)
  expect(heard).toEqual([])
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(3000)
  expect(onSign).toHaveBeenCalledTimes(2)
})

test('an event that is cut off by the end is none', async () => {
  expect(await eventsOf('data: whole\n\ndata: ha')).toEqual([{ event: 'message', data: 'whole' }])
})
