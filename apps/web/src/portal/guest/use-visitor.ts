import { useOutletContext } from 'react-router'
import type { Who } from '../who.ts'

/** Who opened the page in the frame of guests; a guest until the session has answered. */
export const useVisitor = () => useOutletContext<Who>()
