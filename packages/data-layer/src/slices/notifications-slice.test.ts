import { beforeEach, expect, test } from 'vitest'
import { notifications, unreadCount } from '../index.ts'
import { notification } from '../testing/records.ts'
import { answer, storeAndServer } from '../testing/scripted-server.ts'

let world: ReturnType<typeof storeAndServer>
const state = () => world.store.getState().notifications
const newer = { ...notification, id: 'newer' }

beforeEach(() => {
  world = storeAndServer()
  world.store.dispatch(notifications.added(notification))
})

test('notifications can be added locally, the newest first', () => {
  world.store.dispatch(notifications.added(newer))
  expect(state().items).toEqual([newer, notification])
  expect(world.server.heard).toEqual([])
})

test('a notification that arrives twice appears once', () => {
  world.store.dispatch(notifications.added(newer))
  world.store.dispatch(notifications.added(notification))
  expect(state().items.map(({ id }) => id)).toEqual([notification.id, 'newer'])
})

test('notifications can be marked read locally', () => {
  world.store.dispatch(notifications.added(newer))
  world.store.dispatch(notifications.markedRead(notification.id))
  expect(state().items).toEqual([newer, { ...notification, read: true }])
  expect(unreadCount(state())).toBe(1)
  expect(world.server.heard).toEqual([])
})

test('notifications can be marked read by call', async () => {
  world.server.on(
    `PATCH /notifications/${notification.id}`,
    answer(200, { data: { notification: { ...notification, read: true } } }),
  )
  await world.store.dispatch(notifications.calls.update({ id: notification.id, changes: { read: true } }))
  expect(world.server.sent()).toEqual({ read: true })
  expect(state().items).toEqual([{ ...notification, read: true }])
  expect(unreadCount(state())).toBe(0)
})
