/** Requirements that the check has nothing to say against, in the ways in which people and models set them out. */
export const goodRequirements = {
  requirements: {
    type: 'requirements',
    title: 'Requirements',
    content: `# Leafline: requirements

## Vision

Leafline tells people with houseplants when each plant needs water. Until now they water by guess and lose a third of their plants. It has done its work when SM-1 is met.

## Users and the job they hire it for

- **Plant owners**: keep every plant alive without thinking of it each day.

## Journeys

### An owner adds a plant

1. An owner takes a photo and picks the kind of plant.
2. They say where it stands, and see when it wants water next.

## Glossary

- **Plant**: one pot, with a kind, a place and a date of the last watering.

## Features

### FR-1 Add a plant

Owners add a plant with a photo, a kind and a place.

- WHEN an owner saves a plant with a kind, THE SYSTEM SHALL show the day of the next watering within 2 seconds.
- IF the photo is larger than 10 MB, THEN THE SYSTEM SHALL make it smaller and keep the plant.

### FR-2 Remind of watering

Owners hear in the morning which plants want water. FR-1 gives the days.

- WHILE reminders are switched on, THE SYSTEM SHALL send at most one message a day, between 7:00 and 9:00.
- WHEN an owner ticks a plant off, THE SYSTEM SHALL move its next day and take it off the list.

## What it will not do

- No shop, and no diagnosis of illnesses from a photo.

## Measures of success

- **SM-1** At least 60 % of the plants added are still kept after 90 days.
- **SM-2** Fewer than 1 in 20 owners switch the reminders off in the first month.

## Assumptions

- [ASSUMPTION] One home has one owner.

## Open questions

- [NEEDS CLARIFICATION: how fast must a reminder follow a change of the weather?]
`,
  },
  numberedRequirements: {
    type: 'requirements',
    title: 'Product requirements',
    content: `# Product Requirements: TrailMate

## 1. Overview

TrailMate is for trail runners who want company. Members of a club share routes and arrange runs, because the chat group loses them.

## 2. Personas

| Persona | Job |
|---|---|
| Runner | find a run at the right pace for this weekend |
| Organiser | fill a run without 30 messages |

## 3. User Journeys

1. A runner opens the list of runs, filters by pace, and joins one.
2. The organiser sees who comes and can close the run.

## 4. Terminology

**Run**: a date, a route and a pace with a number of places.

## 5. Functional Requirements

### 5.1 Routes

- **FR-001: Share a route** – members upload a GPX file.
  - when a member uploads a file of up to 5 MB, the system shall draw it on the map
  - where the file has no heights, the system shall show the distance alone
- **FR-002: Find a route** – members search by distance.
  - WHEN a member searches within 20 km, **THE SYSTEM SHALL** list the nearest routes first

### 5.2 Runs

- **FR-003: Arrange a run** – any member sets a date for a route of FR-001.
  - WHEN a member joins the last place, TrailMate SHALL close the run

## 6. Non-Functional Requirements

- **NFR-001**: Search is fast: 95 of 100 searches answer within 800 ms.
- **NFR-002**: Sign-in is secure: 5 wrong passwords pause it for 10 minutes.

## 7. Out of Scope

Races, rankings and payment.

## 8. Success Metrics

| ID | Metric |
|---|---|
| SM-001 | 40 runs a month are arranged in TrailMate by June |
| SM-002 | Half of the runners come a second time within six weeks |

## 9. Assumptions

- [ASSUMPTION] Routes are public within the club (FR-001, FR-002).
`,
  },
  tableRequirements: {
    type: 'requirements',
    title: 'Shift board requirements',
    content: `Shift board
===========

**Purpose**

Nursing homes post shifts that they cannot fill, and care workers with the right papers take them on a phone.

**Who it is for**

Planners of 12 homes and about 200 care workers, who call each other today.

**How it works**

A planner posts a shift; the workers who fit hear of it, and the first who accepts gets it.

**Requirements**

| ID | Requirement | Criterion |
|---|---|---|
| FR-1 | Post a shift | WHEN a planner posts a shift, THE SYSTEM SHALL show it to all workers with the papers for it. |
| FR-2 | Take a shift | IF two workers accept at the same moment, THEN THE SYSTEM SHALL give the shift to one and tell the other. |
| FR-3 | Keep papers | THE SYSTEM SHALL hide shifts from workers whose papers ran out. |

**Not included**

Payroll and contracts.

**Outcomes**

- SM-1: 8 of 10 posted shifts are filled within 24 hours.

**Definitions**

A shift has a start, an end, a home and a qualification.

**Assumptions and questions**

- [ASSUMPTION] The homes check the papers themselves.
- [NEEDS CLARIFICATION: who answers for a worker who does not come?]
`,
  },
  germanRequirements: {
    type: 'requirements',
    title: 'Anforderungen',
    content: `# Werkzeugkreis: Anforderungen

## Worum es geht

Nachbarn in unserer Straße leihen einander Werkzeug. Heute fragt man in einer Gruppe und niemand weiß, wer was hat. Künftig sieht jeder eine Liste und fragt für einen Tag an, schnell und einfach.

## Wer es nutzt

- Nachbarn, die etwas brauchen
- Nachbarn, die etwas verleihen

## Funktionen

### FR-1 Werkzeug anbieten

Wer ein Werkzeug einträgt, nennt seinen Namen, ein Foto und die Tage, an denen es zu haben ist. Die Liste zeigt es danach allen Nachbarn der Straße.

### FR-2 Werkzeug anfragen

Wer anfragt, wählt einen Tag; der Besitzer sagt zu oder ab. Aus FR-1 folgt, welche Tage frei sind.

## Woran man den Erfolg sieht

- SM-1: Nach drei Monaten werden 20 Werkzeuge im Monat verliehen.

## Annahmen

- [ASSUMPTION] Es gibt keine Gebühr und keine Kaution.
`,
  },
};
