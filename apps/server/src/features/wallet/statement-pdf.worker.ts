import { parentPort, workerData } from 'node:worker_threads';
import { statementPdf } from './statement-pdf.js';
import type { StatementText } from './statement-text.js';

parentPort?.postMessage(await statementPdf(workerData as StatementText));
