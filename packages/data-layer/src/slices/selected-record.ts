import type { UnknownAction } from '@reduxjs/toolkit'
import { isWanted, type RequestStatus } from './request-status.ts'

type Answer<T> = { payload: T; meta: { requestId: string } }
type Fulfilled<T> = { fulfilled: { match: (action: UnknownAction) => action is UnknownAction & Answer<T> } }

/** The calls that concern one record. */
type RecordCalls<T extends { _id: string }> = {
  read: Fulfilled<T>
  update: Fulfilled<T>
  remove: Fulfilled<string>
}

/** The record that was read stays selected, up to date, until it is deleted or another is chosen. */
export function selectedAfter<T extends { _id: string }>(
  selected: T | null,
  requests: RequestStatus,
  action: UnknownAction,
  { read, update, remove }: RecordCalls<T>,
): T | null {
  if (read.fulfilled.match(action) && isWanted(requests, action.meta)) return action.payload
  if (selected === null) return null
  if (update.fulfilled.match(action) && action.payload._id === selected._id)
    return { ...selected, ...action.payload }
  if (remove.fulfilled.match(action) && action.payload === selected._id) return null
  return selected
}
