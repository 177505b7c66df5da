import { resources, type RecordOf, type Resources } from '@rumi/contract'
import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { createResourceSlice } from './create-resource-slice.ts'
import { emptyList, type ListState } from './list-state.ts'

export type Notification = RecordOf<Resources['notifications']>

const list = createResourceSlice('notifications', resources.notifications)

/** One that arrived by itself; the newest stands first, and one that is known is not shown twice. */
const added = createAction<Notification>('notifications/added')

/** Marks one as read locally; `calls.update` notifies the server. */
const markedRead = createAction<string>('notifications/markedRead')

type State = ListState<Notification>

function reducer(state: State = emptyList<Notification>(), action: UnknownAction): State {
  if (added.match(action)) {
    const { payload } = action
    return { ...state, items: [payload, ...state.items.filter(({ id }) => id !== payload.id)] }
  }
  if (markedRead.match(action)) {
    const read = (item: Notification) => (item.id === action.payload ? { ...item, read: true } : item)
    return { ...state, items: state.items.map(read) }
  }
  return list.reducer(state, action)
}

export const unreadCount = ({ items }: State) => items.filter(({ read }) => !read).length

export const notifications = { ...list, reducer, added, markedRead }
