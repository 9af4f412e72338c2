export { openPainter, type PaintedPage, type Painter } from './painter.ts'
