export { checkPaymentPassword, cleanUpPaymentTries, paymentStatusOf, type PaymentRefusal } from './payment.actions.ts'
export { paymentRoutes } from './payment.routes.ts'
