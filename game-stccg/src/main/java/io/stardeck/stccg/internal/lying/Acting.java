package io.stardeck.stccg.internal.lying;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.Words;
import io.stardeck.stccg.card.word.Opening;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.card.word.Trigger;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Begin;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** What cards do at the start and at the end of turns ({@code ST-EFF-25}, {@code ST-EFF-43}). */
public final class Acting {
  private static final RuleId EFF_43 = RuleId.of("ST-EFF-43");

  private Acting() {}

  /** All cards that lie in play now: they act one after the other. */
  public static ImmutableList<CardId> cards(Table table) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (Lying card : table.lying()) {
      cards.add(card.id());
    }
    return cards.build();
  }

  /**
   * The same from left to right, as at the start of a turn ({@code ST-TRN-02}); what lies at no
   * location comes last.
   */
  public static ImmutableList<CardId> fromLeft(Table table) {
    List<Lying> cards = new ArrayList<>(table.lying());
    cards.sort(Comparator.comparingInt(card -> position(table, card.on())));
    return cards.stream().map(Lying::id).collect(ImmutableList.toImmutableList());
  }

  private static int position(Table table, On on) {
    @Nullable Host host = on.host();
    boolean there = on.kind() == On.Kind.LOCATION || on.kind() == On.Kind.BORDER;
    int position =
        table.position(host != null ? Group.location(table, host) : there ? on.of() : -1);
    return position < 0 ? table.spaceline().size() : position;
  }

  /** Lets a card do what it does at that moment of the turn, if it still lies there. */
  public static void trigger(Play<StccgState> play, CardId id, Trigger.Moment moment) {
    Table table = play.state().table();
    @Nullable Lying card = table.lying(id);
    if (card == null) {
      return;
    }
    Words words = table.def(card.card()).words();
    boolean acts = !voided(table, card);
    Aim aim = Reach.aim(play.state(), card);
    Seat seat = Reach.controller(play.state(), card);
    for (Trigger trigger : words.triggers().reverse()) {
      if (acts
          && trigger.at() == moment
          && theirs(play.state(), card, trigger, ImmutableSet.of(table.active()))
          && (words.cumulative() || first(table, card, trigger))) {
        boolean host = trigger.of() == Trigger.Turns.HOST || trigger.of() == Trigger.Turns.EVERY;
        Begin.effects(play, card.card(), host ? seat : card.controller(), aim, trigger.effects());
      }
    }
  }

  /**
   * Lets all cards that wait for it do what they do when something happens ({@code ST-EFF-25}).
   *
   * @param what what it is about
   * @param is whether it is what a card waits for
   */
  public static void happens(Play<StccgState> play, Occasion what, BiPredicate<Lying, Opening> is) {
    Table table = play.state().table();
    for (Lying card : table.lying().reverse()) { // the last one laid on the stack acts first
      Words words = table.def(card.card()).words();
      for (Trigger trigger : words.triggers().reverse()) {
        if (trigger.event().isPresent()
            && what.concerns(card.on())
            && theirs(play.state(), card, trigger, what.seats())
            && (words.cumulative() || table.first(card))
            && is.test(card, trigger.event().get())) {

          Begin.effects(
              play,
              card.card(),
              card.controller(),
              card.on().host() != null ? Reach.aim(play.state(), card) : what.aim(card.on()),
              trigger.effects());
        }
      }
    }
  }

  /** Whether what happens is of those for whom the card waits. */
  private static boolean theirs(
      StccgState state, Lying card, Trigger trigger, ImmutableSet<Seat> seats) {
    if (trigger.full() && card.since() >= state.table().turn().number()) {
      return false;
    }
    return switch (trigger.of()) {
      case EVERY -> true;
      case OWN -> seats.contains(card.controller());
      case HOST -> seats.contains(Reach.controller(state, card));
      case OPPONENTS -> seats.stream().anyMatch(seat -> !seat.equals(card.controller()));
    };
  }

  /** Whether a card that lies on the player whose turn it is keeps this one off. */
  private static boolean voided(Table table, Lying card) {
    for (InForce<Standing.Voids> voids : table.inForce(Standing.Voids.class)) {
      if (voids.what().card().equals(card.card().def())
          && voids.by().on().equals(On.player(table.active()))) {
        return true;
      }
    }
    return false;
  }

  /** Whether no equal card acts on the same thing before this one ({@code ST-TRM-03}). */
  private static boolean first(Table table, Lying card, Trigger trigger) {
    if (trigger.of() != Trigger.Turns.OPPONENTS || card.on().kind() != On.Kind.TABLE) {
      return table.first(card);
    }
    // It acts on the player whose turn it is, whoever of the others has laid it.
    for (Lying other : table.lying()) {
      boolean equal =
          other.card().def().equals(card.card().def())
              && other.on().kind() == On.Kind.TABLE
              && !other.controller().equals(table.active());
      if (equal) {
        return other.id().equals(card.id());
      }
    }
    return true;
  }

  /** A countdown drops at the end of a full turn; at 0 the card does its last and is discarded. */
  public static void count(Play<StccgState> play, CardId id) {
    @Nullable Lying card = play.state().table().lying(id);
    if (card == null
        || card.countdown().isEmpty()
        || card.since() >= play.state().table().turn().number()
        || !Reach.controller(play.state(), card).equals(play.state().table().active())) {
      return;
    }
    int left = card.countdown().getAsInt() - 1;
    play.tell(EFF_43, new CardEvent.CountdownAdvanced(card.card(), left));
    if (left > 0) {
      Tables.table(play, table -> table.with(card.countdown(left)));
      return;
    }
    Words words = play.state().table().def(card.card()).words();
    play.push(new Phase.Expiring(card.id(), false));
    Begin.effects(
        play,
        card.card(),
        Reach.controller(play.state(), card),
        Reach.aim(play.state(), card),
        words.atZero());
  }
}
