export { actUndoably } from './act-undoably.ts'
export { forgetActsAbout, sweepActs } from './undo-act.ts'
export { undoRoutes } from './undo-routes.ts'
