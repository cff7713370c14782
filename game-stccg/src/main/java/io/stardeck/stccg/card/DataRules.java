package io.stardeck.stccg.card;

import static com.google.common.collect.Sets.immutableEnumSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.stardeck.engine.Fault;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.After;
import io.stardeck.stccg.card.fact.ArtifactUse;
import io.stardeck.stccg.card.fact.EventPlace;
import io.stardeck.stccg.card.fact.Icon;
import io.stardeck.stccg.card.word.PersonEffect.BattleAgain;
import io.stardeck.stccg.card.word.ShipEffect;
import io.stardeck.stccg.card.word.Site;
import io.stardeck.stccg.card.word.Target;
import io.stardeck.stccg.card.word.TargetKind;
import io.stardeck.stccg.card.word.Trigger;
import io.stardeck.stccg.card.word.WindowKind;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What the facts of a card set must be, one method for each kind of card. */
final class DataRules {
  private static final int LONGEST_NAME = 60;
  private static final int MOST = 1000;

  /** Turns have their own triggers; what answers an interrupt is an interrupt. */
  private static final ImmutableSet<WindowKind> UNHEARD =
      immutableEnumSet(WindowKind.TURN_START, WindowKind.TURN_END, WindowKind.INTERRUPT_PLAYED);

  private static final Pattern ID = Pattern.compile("[a-z0-9-]{1,40}");

  private final CardSetFile set;
  private final ImmutableList.Builder<Fault> faults = ImmutableList.builder();

  private DataRules(CardSetFile set) {
    this.set = set;
  }

  /** All that is wrong with the facts of {@code set}. */
  static ImmutableList<Fault> faults(CardSetFile set) {
    DataRules rules = new DataRules(set);
    rules.names();
    for (int i = 0; i < set.cards().size(); i++) {
      rules.card("cards[" + i + "].", set.cards().get(i));
    }
    return rules.faults.build();
  }

  private void names() {
    Set<String> ids = new HashSet<>();
    Set<String> names = new HashSet<>();
    if (!ID.matcher(set.id()).matches()) {
      fault("id", "a set is named by lower-case letters, digits and hyphens");
    }
    for (int i = 0; i < set.cards().size(); i++) {
      CardDef card = set.cards().get(i);
      String path = "cards[" + i + "].";
      if (!ID.matcher(card.id()).matches()) {
        fault(path + "id", "an id is 1 to 40 lower-case letters, digits and hyphens");
      } else if (!ids.add(card.id())) {
        fault(path + "id", "ST-DAT-01: %s is the id of an earlier card", card.id());
      }
      if (card.name().isBlank() || card.name().length() > LONGEST_NAME) {
        fault(path + "name", "a name has 1 to %s characters", LONGEST_NAME);
      } else if (!names.add(card.name())) {
        fault(path + "name", "%s is the name of an earlier card", card.name());
      }
    }
  }

  private void card(String path, CardDef card) {
    switch (card.kind()) {
      case MISSION -> mission(path, (MissionDef) card);
      case DILEMMA -> dilemma(path, (DilemmaDef) card);
      case ARTIFACT -> artifact(path, (ArtifactDef) card);
      case OUTPOST -> number(path + "shields", ((OutpostDef) card).shields());
      case SHIP -> ship(path, (ShipDef) card);
      case PERSONNEL -> person(path, (PersonnelDef) card);
      case EQUIPMENT -> words(path, ((EquipmentDef) card).words());
      case EVENT -> event(path + "event.", ((EventDef) card).event());
      case INTERRUPT -> interrupt(path + "interrupt.", ((InterruptDef) card).interrupt());
    }
  }

  private void mission(String path, MissionDef card) {
    number(path + "span", card.span());
    number(path + "points", card.points());
    named(path, card, card.affiliations());
    if (card.requirements().isEmpty()) {
      fault(path + "requirements", "ST-DAT-10: a mission has a requirement");
    }
    if (card.opponentSide().isPresent()) {
      number(path + "opponentSide.span", card.opponentSide().get().span());
      number(path + "opponentSide.points", card.opponentSide().get().points());
      if (!card.anyAffiliation()) { // what is for any names nobody on either side
        named(path + "opponentSide.", card, card.opponentSide().get().affiliations());
      }
    }
  }

  /** A side names who may attempt: major affiliations, unless the mission is for any. */
  private void named(String path, MissionDef card, ImmutableSet<Affiliation> affiliations) {
    if (affiliations.isEmpty() != card.anyAffiliation()) {
      fault(path + "affiliations", "ST-DAT-10: a mission names affiliations, or is for any");
    }
    if (affiliations.contains(Affiliation.NEUTRAL)) {
      fault(path + "affiliations", "ST-DAT-10: a mission names major affiliations");
    }
  }

  private void dilemma(String path, DilemmaDef card) {
    number(path + "bonusPoints", card.bonusPoints());
    words(path, card);
    boolean says =
        card.conditions().isPresent()
            || !card.always().isEmpty()
            || !card.onFail().isEmpty()
            || !card.standing().isEmpty()
            || !card.triggers().isEmpty()
            || card.countdown().isPresent()
            || card.mover().isPresent();
    if (!says) {
      fault(path + "always", "ST-DAT-11: a dilemma has conditions or effects");
    }
    if (card.after() == After.ATTACH_PERSONNEL) {
      fault(path + "after", "ST-DAT-11: it lies on a group, as no word says on whom of it");
    }
    if (card.mover().isPresent() != (card.after() == After.MOVER)) {
      fault(path + "mover", "ST-DAT-11: a MOVER, and nothing else, has numbers of a ship");
    }
    if (card.mover().isPresent()) {
      number(path + "mover.range", card.mover().get().range());
      number(path + "mover.weapons", card.mover().get().weapons());
      number(path + "mover.shields", card.mover().get().shields());
    }
    for (int i = 0; i < card.pay().size(); i++) {
      if (card.pay().get(i).n() < 1) {
        fault(path + "pay[" + i + "].n", "ST-DAT-11: at least one card is paid");
      }
    }
  }

  private void artifact(String path, ArtifactDef card) {
    if (card.use() == ArtifactUse.PERSONNEL || card.use() == ArtifactUse.SHIP) {
      fault(path + "use", "ST-DAT-12: no artifact says what person or ship it is");
    }
    number(path + "bonusPoints", card.bonusPoints());
    words(path, card);
    if (card.event().isPresent() != card.use().event()) {
      fault(path + "event", "ST-DAT-12: it says how it is played as an event, if it is");
    }
    if (card.interrupt().isPresent() != card.use().interrupt()) {
      fault(path + "interrupt", "ST-DAT-12: it says how it is played as an interrupt, if it is");
    }
    card.event().ifPresent(event -> event(path + "event.", event));
    card.interrupt().ifPresent(interrupt -> interrupt(path + "interrupt.", interrupt));
  }

  private void ship(String path, ShipDef card) {
    number(path + "range", card.range());
    number(path + "weapons", card.weapons());
    number(path + "shields", card.shields());
    words(path, card);
  }

  private void person(String path, PersonnelDef card) {
    number(path + "integrity", card.integrity());
    number(path + "cunning", card.cunning());
    number(path + "strength", card.strength());
    words(path, card);
    if (card.hologramIcon() != Icon.NONE
        && (!card.hologram() || card.hologramIcon() == Icon.HOLOGRAPHIC)) {
      fault(path + "hologramIcon", "ST-DAT-15: a hologram, and nobody else, has a second icon");
    }
  }

  private void event(String path, EventUse event) {
    words(path, event);
    boolean lies = event.place() != EventPlace.TABLE && event.place() != EventPlace.NONE;
    if (event.place() == EventPlace.PERSONNEL) {
      fault(path + "place", "ST-DAT-17: no word says on which person it lies");
    } else if (lies && event.targets().isEmpty()) {
      fault(path + "targets", "ST-DAT-17: it says what it is played on");
    }
    for (int i = 0; i < event.targets().size(); i++) {
      if (!fits(event.place(), event.targets().get(i))) {
        fault(path + "targets[" + i + "]", "ST-DAT-17: it lies on something else than that");
      }
    }
    if (event.span() < 0 || event.span() > 0 && event.place() != EventPlace.SPACELINE_BETWEEN) {
      fault(path + "span", "ST-DAT-17: only what makes a location has a span, 0 or more");
    }
  }

  /** Whether what is played on such a thing can lie there. */
  private static boolean fits(EventPlace place, Target target) {
    TargetKind kind = target.kind();
    boolean mission = kind == TargetKind.MISSION || kind == TargetKind.LOCATION;
    return switch (place) {
      case NONE, TABLE, PERSONNEL -> true;
      case PLAYER -> kind == TargetKind.PLAYER;
      case SPACELINE_BETWEEN, BORDER_BETWEEN -> kind == TargetKind.BORDER;
      case MISSION -> mission;
      case PLANET -> mission && target.site().equals(Optional.of(Site.PLANET));
      case SHIP -> kind == TargetKind.SHIP || kind == TargetKind.SHIP_TO_LOCATION;
      case OUTPOST -> kind == TargetKind.OUTPOST;
    };
  }

  private void interrupt(String path, InterruptUse interrupt) {
    words(path, interrupt);
    if (!interrupt.any() && interrupt.windows().isEmpty()) {
      fault(path + "windows", "ST-DAT-18: it says when it may be played");
    }
    if (interrupt.copies() < 1 || interrupt.copies() > MOST) {
      fault(path + "copies", "ST-DAT-18: 1 to %s copies, not %s", MOST, interrupt.copies());
    }
    if (interrupt.stack()
        != Iterables.any(interrupt.effects(), ShipEffect.Board.class::isInstance)) {
      fault(path + "stack", "ST-DAT-18: what goes aboard, and nothing else, acts with its like");
    }
  }

  private void words(String path, Words words) {
    if (words.countdown().orElse(1) < 1) {
      fault(path + "countdown", "ST-EFF-43: a countdown begins at 1 or more");
    }
    for (int i = 0; i < words.triggers().size(); i++) {
      trigger(path + "triggers[" + i + "]", words.triggers().get(i));
    }
    if (words.countdown().isEmpty() && !words.atZero().isEmpty()) {
      fault(path + "atZero", "ST-EFF-43: without a countdown nothing happens at its end");
    }
  }

  private void trigger(String path, Trigger trigger) {
    if (trigger.event().isPresent() != (trigger.at() == Trigger.Moment.ON_EVENT)) {
      fault(path + ".event", "ST-EFF-25: it says what happens ON_EVENT, and at no other time");
    } else if (trigger.event().isPresent()) {
      WindowKind window = trigger.event().get().window();
      if (UNHEARD.contains(window)) {
        fault(path + ".event.window", "ST-EFF-25: nothing acts on %s but interrupts", window);
      }
      if (window == WindowKind.BATTLE
          && Iterables.any(trigger.effects(), each -> each.includes(BattleAgain.class))) {
        fault(path + ".effects", "ST-EFF-25: one battle after the other would never end");
      }
    }
  }

  private void number(String path, int value) {
    if (value < 0 || value > MOST) {
      fault(path, "ST-DAT-03: 0 to %s, not %s", MOST, value);
    }
  }

  private void fault(String path, String format, Object... values) {
    faults.add(new Fault(path, String.format(Locale.ROOT, format, values)));
  }
}
