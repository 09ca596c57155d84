self.addEventListener('push', () => self.registration.showNotification('The museum is open'));
