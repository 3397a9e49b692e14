const Json = ({ value }: { readonly value: unknown }) => (
  <pre>
    <code>{JSON.stringify(value, undefined, 2)}</code>
  </pre>
);

interface Props {
  /** of this site */
  readonly origin: string;
}

/** How assistants use the tools of this site by its address. */
export const AssistantClients = ({ origin }: Props) => {
  const url = `${origin}/mcp`;
  return (
    <>
      <h2 id="assistants">Assistants without installing anything</h2>
      <p>
        The same tools answer at <code>{url}</code> by streamable HTTP: cards, searches, commanders,
        recommendations, legality, deck reports, games alone, exports. Read only, without a key. Answers are
        short; ask with <code>&quot;detail&quot;: &quot;full&quot;</code> for all of one, with its data.
      </p>
      <h3 id="claude-desktop">Claude Desktop</h3>
      <p>
        Settings, Connectors, Add custom connector: paste the address. Or, for an address that only your
        machine reaches, in <code>claude_desktop_config.json</code>:
      </p>
      <Json
        value={{
          mcpServers: {
            crownsmith: { command: 'npx', args: ['-y', '@crownsmith/cli', 'mcp', '--host', origin] },
          },
        }}
      />
      <h3 id="vs-code">VS Code</h3>
      <p>
        <code>.vscode/mcp.json</code> of a folder, or “MCP: Add Server…” in the command palette:
      </p>
      <Json value={{ servers: { crownsmith: { type: 'http', url } } }} />
      <h3 id="any-client">Any other client</h3>
      <p>Most take the address, as JSON or in a form:</p>
      <Json value={{ mcpServers: { crownsmith: { url } } }} />
      <p>By hand, a request for each call:</p>
      <pre>
        <code>
          {[
            `curl ${url} -H 'Content-Type: application/json' \\`,
            "  -H 'Accept: application/json, text/event-stream' \\",
            `  -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"card","arguments":{"name":"Sol Ring"}}}'`,
          ].join('\n')}
        </code>
      </pre>
    </>
  );
};
