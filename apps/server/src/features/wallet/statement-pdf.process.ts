import { runRendererProcess } from '../../platform/documents/rendering-process.js';
import { statementPdf } from './statement-pdf.js';

runRendererProcess(statementPdf);
