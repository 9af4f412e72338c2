export { checkPaymentPassword, cleanUpPaymentTries, type PaymentRefusal } from './payment.actions.ts'
export { paymentRoutes } from './payment.routes.ts'
