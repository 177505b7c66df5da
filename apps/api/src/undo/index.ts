export { actUndoably } from './act-undoably.ts'
export { forgetActsAbout, sweepActs, undoRoutes } from './undo-act.ts'
