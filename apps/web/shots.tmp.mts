import { chromium } from 'playwright-core';
import { readdir, readFile, mkdir } from 'node:fs/promises';
import PostalMime from 'postal-mime';
const O='http://localhost:3900', OUT='/tmp/h/shots9'; await mkdir(OUT,{recursive:true});
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--headless','--no-sandbox','--disable-gpu','--disable-quic']});
const c=await b.newContext({viewport:{width:1280,height:900}}); const p=await c.newPage(); p.setDefaultTimeout(30000);
p.on('console',m=>{if(m.type()==='error')console.log('console',m.text())}); p.on('pageerror',e=>console.log('pageerror',e.message));
const email=`ada${Date.now()}@mail.example`;
await p.goto(O+'/signup'); await p.screenshot({path:OUT+'/signup.png'});
await p.getByLabel(/name/i).first().fill('Ada'); await p.getByLabel(/e-mail/i).fill(email); await p.locator('input[type=password]').first().fill('correct horse battery');
await p.getByRole('main').getByRole('button',{name:/sign up|create|register/i}).click(); await p.waitForURL(/done=/); await p.screenshot({path:OUT+'/signup-sent.png'});
await new Promise(r=>setTimeout(r,1500));
const f=(await readdir('/tmp/h/lead3-data/outbox')).sort().at(-1)!; const mail=await PostalMime.parse(await readFile('/tmp/h/lead3-data/outbox/'+f)); console.log(mail.text);
const link=mail.text!.split('\n').find(l=>l.startsWith('http'))!;
await p.goto(link); await p.screenshot({path:OUT+'/confirm.png'}); await p.getByRole('main').getByRole('button').first().click(); await p.waitForURL(/signin/); await p.screenshot({path:OUT+'/signin.png'});
await p.getByLabel(/e-mail/i).fill(email); await p.locator('input[type=password]').first().fill('correct horse battery'); await p.getByRole('main').getByRole('button',{name:/sign in/i}).click(); await p.waitForLoadState('networkidle'); console.log('after sign in', p.url()); await p.screenshot({path:OUT+'/after.png'});
for (const [w,h] of [[1280,900],[375,800]] as const) for (const dark of [false,true]) {
  await p.setViewportSize({width:w,height:h}); await c.addCookies([{name:'theme',value:dark?'dark':'light',url:O}]);
  for (const path of ['/account','/lists','/settings','/supporters','/cards/sol-ring/salt','/account/delete']) { await p.goto(O+path); await p.waitForTimeout(700); const ov=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(ov>0)console.log('overflow',path,w,ov); await p.screenshot({path:`${OUT}/${path.slice(1).replaceAll('/','_')}-${w}${dark?'-dark':''}.png`,fullPage:true}); }
}
await b.close();
