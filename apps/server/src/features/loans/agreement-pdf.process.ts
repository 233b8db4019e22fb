import { runRendererProcess } from '../../platform/documents/rendering-process.js';
import { agreementPdf } from './agreement-pdf.js';

runRendererProcess(agreementPdf);
