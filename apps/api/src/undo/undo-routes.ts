import { undo } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import { undoAct } from './undo-act.ts'

/** Lets the desk take back what it has just done. */
export function undoRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, undo.act, ({ params, actor }) => db.transaction((tx) => undoAct(tx, params.id, actor)))
}
