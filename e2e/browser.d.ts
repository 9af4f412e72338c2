import { type Browser } from 'playwright-core';
/** The browser of the machine; `CHROMIUM` names another. */
export declare function findChromium(): string;
export declare function openBrowser(): Promise<Browser>;
export declare const LOOKS: {
    readonly phone: {
        readonly viewport: {
            readonly width: 390;
            readonly height: 844;
        };
        readonly deviceScaleFactor: 2;
        readonly hasTouch: true;
        readonly isMobile: true;
    };
    readonly desktop: {
        readonly viewport: {
            readonly width: 1440;
            readonly height: 900;
        };
        readonly deviceScaleFactor: 1;
        readonly hasTouch: false;
        readonly isMobile: false;
    };
};
export type Device = keyof typeof LOOKS;
export type Theme = 'dark' | 'light';
export type Language = 'es' | 'en';
