import {announcementOf} from '../announcement';

test('the banner is safe, closable and known by its text', () => {
  const banner = announcementOf('**2.8** is out <img src=x onerror=alert(1)>');
  expect(banner).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
    content: '<strong>2.8</strong> is out ',
    isCloseable: true,
  });
  expect(announcementOf('2.9').id).not.toBe(banner.id);
});
