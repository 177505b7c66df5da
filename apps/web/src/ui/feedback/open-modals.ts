import { createExternalStore } from '../hooks/external-store.ts'

const openModals = createExternalStore<readonly HTMLDialogElement[]>([])

/** Returns the topmost modal dialog; everything outside it is inert. */
export const useTopModal = () => openModals.use((open) => open.at(-1) ?? null)

const others = (dialog: HTMLDialogElement) => openModals.get().filter((known) => known !== dialog)

export function openModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  openModals.set([...others(dialog), dialog])
  dialog.addEventListener('close', forgetClosed)
}

export function closeModal(dialog: HTMLDialogElement) {
  dialog.close()
  openModals.set(others(dialog))
}

/** The browser also closes dialogs by itself. */
function forgetClosed({ currentTarget }: Event) {
  const dialog = currentTarget as HTMLDialogElement
  if (!dialog.open) openModals.set(others(dialog))
}
