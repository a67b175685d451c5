#!/usr/bin/env node
import { launch } from '@adjutant/health/launch';

await launch('cli', () => import('./process.js'));
