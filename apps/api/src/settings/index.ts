export { currentSettings, wholeSettings } from './settings-repository.ts'
export { settingsRoutes } from './settings-routes.ts'
export { houseRfc } from './tax-data.ts'
