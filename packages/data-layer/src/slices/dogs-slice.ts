import { resources, type RecordOf, type Resources } from '@rumi/contract'
import { createAction, isFulfilled, isPending, isRejected, type UnknownAction } from '@reduxjs/toolkit'
import { createResourceSlice } from './create-resource-slice.ts'
import { downloadWorkbook, uploadImage } from '../files/dog-files.ts'
import { emptyList, type ListState } from './list-state.ts'
import { withRequest, withFailure, isWanted, withSuccess } from './request-status.ts'
import { selectedAfter } from './selected-record.ts'
import { messageOnly } from './stored-error.ts'

export type Dog = RecordOf<Resources['dogs']>

/** Spec §3: the dog list also holds `dogs`, which are its items, and `selectedDog`. */
export type DogsState = ListState<Dog> & { dogs: Dog[]; selectedDog: Dog | null }

const list = createResourceSlice('dogs', resources.dogs, { toStoredError: messageOnly })

/** Chooses one of the listed dogs, or none. */
const dogSelected = createAction<string | null>('dogs/dogSelected')

/** Results that concern the selected record. */
const ofRecord = { ...list.calls, read: list.endpoints.read }

const empty: DogsState = { ...emptyList<Dog>(), dogs: [], selectedDog: null }

function reducer(state: DogsState = empty, action: UnknownAction): DogsState {
  if (dogSelected.match(action))
    return { ...state, selectedDog: state.items.find(({ _id }) => _id === action.payload) ?? null }
  const listed = list.reducer(state, action)
  const selectedDog = selectedAfter(state.selectedDog, state, action, ofRecord)
  const next = withFiles(listed === state ? state : { ...state, ...listed, selectedDog }, action)
  return next.dogs === next.items ? next : { ...next, dogs: next.items }
}

/** A picture that was sent appears with its dog; both file calls move the status as every request does. */
function withFiles(state: DogsState, action: UnknownAction): DogsState {
  if (isPending(uploadImage, downloadWorkbook)(action)) return withRequest(state, action.meta, action.type)
  if (isRejected(uploadImage, downloadWorkbook)(action) && isWanted(state, action.meta))
    return withFailure(state, action)
  if (!isFulfilled(uploadImage, downloadWorkbook)(action) || !isWanted(state, action.meta)) return state
  const next = withSuccess(state, action.meta)
  return uploadImage.fulfilled.match(action) ? withPicture(next, action.payload) : next
}

function withPicture(state: DogsState, { _id, profileImg }: Dog): DogsState {
  const shown = (dog: Dog) => (dog._id === _id ? { ...dog, profileImg } : dog)
  return {
    ...state,
    items: state.items.map(shown),
    selectedDog: state.selectedDog && shown(state.selectedDog),
  }
}

export const dogs = { ...list, reducer, dogSelected, calls: { ...list.calls, uploadImage, downloadWorkbook } }
