import { type RefObject, useEffect } from 'react'

/** `/` leads to the search box, from anywhere but another field. */
export function useSlashKey(box: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
      if (event.key !== '/' || typing || document.querySelector('dialog[open]')) return
      event.preventDefault()
      box.current?.focus()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [box])
}
