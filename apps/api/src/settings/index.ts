export { currentSettings } from './settings-repository.ts'
export { settingsRoutes } from './settings-routes.ts'
