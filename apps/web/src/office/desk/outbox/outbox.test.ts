import { expect, test, vi } from 'vitest'
import { isRecorded, mayRepeat, type MarkAct, type TheirSide, type UnsentAct, type VisitAct } from './acts.ts'
import { createOutbox, type Attempt } from './outbox.ts'
import { isForLater } from './send-act.ts'

const at = '2026-11-27T20:05:00.000Z'
const mark = (id: string): MarkAct => ({
  id,
  at,
  kind: 'mark',
  dogName: 'Luna',
  name: 'Apoquel',
  careKind: 'medicine',
  body: { careItemId: 'c1', day: '2026-11-27', time: '14:00', result: 'given' },
})
const arrival = (id: string): VisitAct => ({
  id,
  at,
  kind: 'arrival',
  dogName: 'Luna',
  visitId: 'v1',
  body: {},
})
const taken: Attempt = {
  message: 'Marta ya la marcó a las 14:02: completa.',
  theirs: {
    is: 'marked',
    markId: 'm1',
    byId: 'marta',
    by: 'Marta',
    result: 'given',
    at: '2026-11-27T20:02:00Z',
  },
}

/** A disk that outlives its pages, and a server with scripted responses. */
function device(responses: Record<string, Attempt> = {}) {
  const disk: { account: string; act: UnsentAct }[] = []
  const sent: string[] = []
  const send = vi.fn<(act: UnsentAct) => Promise<Attempt>>(async ({ id }) => {
    const response = responses[id] ?? 'sent'
    if (response === 'sent') sent.push(id)
    return response
  })
  const openPage = () =>
    createOutbox({
      read: async (account) => disk.filter((one) => one.account === account).map(({ act }) => act),
      async store(account, act) {
        const known = disk.findIndex((one) => one.act.id === act.id)
        if (known < 0) disk.push({ account, act })
        else disk[known] = { account, act }
      },
      async remove(id) {
        disk.splice(0, disk.length, ...disk.filter(({ act }) => act.id !== id))
      },
      send,
    })
  return { responses, disk, sent, send, openPage }
}
const idsIn = (outbox: ReturnType<typeof createOutbox>) => outbox.acts.get().map(({ id }) => id)

test('sends acts in the order in which they were made, each once, also from several calls at a time', async () => {
  const { sent, disk, openPage } = device()
  const outbox = openPage()
  await outbox.open('marta')
  for (const act of [arrival('1'), mark('2'), mark('3')]) await outbox.add(act)
  expect(idsIn(outbox)).toEqual(['1', '2', '3'])
  await Promise.all([outbox.sendAll(), outbox.sendAll()])
  await outbox.sendAll()
  expect(sent).toEqual(['1', '2', '3'])
  expect([disk, outbox.acts.get()]).toEqual([[], []])
})

test('an unreachable server leaves the act and those behind it', async () => {
  const { responses, sent, openPage } = device({ 2: 'later' })
  const outbox = openPage()
  await outbox.open('marta')
  for (const act of [arrival('1'), mark('2'), mark('3')]) await outbox.add(act)
  await outbox.sendAll()
  expect([sent, idsIn(outbox)]).toEqual([['1'], ['2', '3']])
  delete responses[2]
  await outbox.sendAll()
  expect(sent).toEqual(['1', '2', '3'])
})

test('a page that ends between the server’s receipt and the removal sends the act again under its key', async () => {
  const { disk, send, openPage } = device()
  const first = openPage()
  await first.open('marta')
  await first.add(mark('1'))
  const stored = [...disk]
  await first.sendAll()
  disk.push(...stored)

  const second = openPage()
  await second.open('marta')
  expect(idsIn(second)).toEqual(['1'])
  await second.sendAll()
  expect(send.mock.calls.map(([act]) => act)).toEqual([mark('1'), mark('1')])
  expect(disk).toEqual([])
})

test('a refused act stays with the other side, the next ones go out, and it is not sent again', async () => {
  const { sent, send, openPage } = device({ 1: taken })
  const outbox = openPage()
  await outbox.open('marta')
  for (const act of [mark('1'), mark('2')]) await outbox.add(act)
  await outbox.sendAll()
  await outbox.sendAll()
  expect(sent).toEqual(['2'])
  expect(send).toHaveBeenCalledTimes(2)
  expect(outbox.acts.get()).toEqual([{ ...mark('1'), refused: taken }])
  await outbox.discard('1')
  expect(outbox.acts.get()).toEqual([])
})

test('an act that is taken back while it waits is never sent', async () => {
  const { sent, openPage } = device()
  const outbox = openPage()
  await outbox.open('marta')
  await outbox.add(mark('1'))
  await outbox.discard('1')
  await outbox.sendAll()
  expect(sent).toEqual([])
})

test('an ended session shows and sends nothing, another user neither, and the same user goes on', async () => {
  const { sent, openPage } = device()
  const outbox = openPage()
  await outbox.open('marta')
  await outbox.add(mark('1'))
  await outbox.open(null)
  expect(outbox.acts.get()).toEqual([])
  await outbox.sendAll()
  await expect(outbox.add(mark('2'))).rejects.toThrow('Nobody is logged in.')
  await outbox.open('luis')
  await outbox.sendAll()
  expect([outbox.acts.get(), sent]).toEqual([[], []])
  await outbox.open('marta')
  await outbox.sendAll()
  expect(sent).toEqual(['1'])
})

test('a session that ends during an attempt keeps the act as it was', async () => {
  const { disk, send, openPage } = device()
  const outbox = openPage()
  await outbox.open('marta')
  await outbox.add(mark('1'))
  send.mockImplementationOnce(async () => {
    await outbox.open(null)
    return taken
  })
  await outbox.sendAll()
  expect(disk).toEqual([{ account: 'marta', act: mark('1') }])
})

test('only a response about the act ends its attempts', () => {
  for (const httpStatus of [0, 401, 429, 500, 503]) expect(isForLater({ httpStatus, code: null })).toBe(true)
  expect(isForLater({ httpStatus: 409, code: 'still-running' })).toBe(true)
  for (const code of ['already-marked', 'step-not-allowed'] as const)
    expect(isForLater({ httpStatus: 409, code })).toBe(false)
  expect(isForLater({ httpStatus: 422, code: 'breaks-a-rule' })).toBe(false)
})

test('the own mark with the same result, and a step within two minutes, count as recorded', () => {
  const { theirs } = taken as { theirs: TheirSide }
  expect(isRecorded(mark('1'), theirs, 'marta')).toBe(true)
  expect(isRecorded(mark('1'), theirs, 'luis')).toBe(false)
  expect(isRecorded(mark('1'), { ...theirs, result: 'half' } as TheirSide, 'marta')).toBe(false)
  const inHouse = (time: string): TheirSide => ({ is: 'visit', status: 'in-house', at: time })
  expect(isRecorded(arrival('1'), inHouse('2026-11-27T20:05:30Z'), 'marta')).toBe(true)
  expect(isRecorded(arrival('1'), inHouse('2026-11-27T19:50:00Z'), 'marta')).toBe(false)
  expect(isRecorded({ ...arrival('1'), kind: 'departure', body: {} }, inHouse(at), 'marta')).toBe(false)
})

test('an act may be made again where its subject still allows it', () => {
  const refused = (theirs: TheirSide) => ({ message: '', theirs })
  expect(mayRepeat({ ...mark('1'), refused: refused({ is: 'unmarked' }) })).toBe(true)
  expect(mayRepeat({ ...mark('1'), refused: taken })).toBe(true)
  expect(mayRepeat({ ...mark('1'), refused: refused({ is: 'unknown' }) })).toBe(false)
  const visit = (status: 'expected' | 'gone') => refused({ is: 'visit', status, at: null })
  expect(mayRepeat({ ...arrival('1'), refused: visit('expected') })).toBe(true)
  expect(mayRepeat({ ...arrival('1'), refused: visit('gone') })).toBe(false)
})
