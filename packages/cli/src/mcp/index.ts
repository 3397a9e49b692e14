export { createMcpServer } from './server';
export { TOOL_NAMES, type ToolName } from './tool-names';
