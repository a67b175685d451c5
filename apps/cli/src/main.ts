#!/usr/bin/env node
import { launch } from '@adjutant/health/launch';

await launch(() => import('./process.js'));
