import { paths } from './paths.ts'

/** The pages that are complete HTML before any script runs. */
export const prerenderedPaths = [paths.home(), paths.dayCare()]
