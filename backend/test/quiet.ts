import { Logger } from '@nestjs/common';

// What the product logs about the faults that tests cause is noise in a green run.
Logger.overrideLogger(false);
