import { useOutletContext } from 'react-router'
import type { Who } from '../who.ts'

/** Role of the visitor; 'guest' until the session is known. */
export const useVisitor = () => useOutletContext<Who>()
