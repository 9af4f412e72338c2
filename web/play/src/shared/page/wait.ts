export const wait = (spanMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, spanMs))
