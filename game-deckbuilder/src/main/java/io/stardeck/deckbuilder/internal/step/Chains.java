package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Place;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.state.Chain;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.Pending;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.Settle;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** What an action or a flip sets off. */
public final class Chains {
  private static final RuleId SBS_09 = RuleId.of("DB-SBS-09");

  private Chains() {}

  /** {@code pending} waits to be carried out, unless it has been set off in this chain before. */
  public static void queue(Play<DeckbuilderState> play, Pending pending) {
    Table table = play.state().table();
    Chain chain = table.chain();
    if (fired(chain, pending)) {
      return;
    }
    Chain next =
        new Chain(Lists.plus(chain.waiting(), pending), Lists.plus(chain.fired(), pending));
    play.become(play.state().with(table.withChain(next)));
  }

  /**
   * A card with a FLIP effect is turned up in the search area. Turned up again in the same chain it
   * does nothing, and stays where it lies (DB-SBS-09).
   */
  static void turnedUp(Play<DeckbuilderState> play, CardId card) {
    Table table = play.state().table();
    Chain chain = table.chain();
    Pending turned = new Pending.Turned(card);
    Pending spent = new Pending.Spent(card);
    if (!chain.fired().contains(turned)) {
      queue(play, turned);
    } else if (chain.waiting().contains(spent)) {
      Chain next = new Chain(Lists.minus(chain.waiting(), spent), chain.fired());
      play.become(play.state().with(table.withChain(next)));
    }
  }

  /** Whether it has been set off, a trigger whatever it was about (DB-EFF-24). */
  private static boolean fired(Chain chain, Pending pending) {
    if (!(pending instanceof Pending.Triggered triggered)) {
      return chain.fired().contains(pending);
    }
    for (Pending old : chain.fired()) {
      if (old instanceof Pending.Triggered other
          && other.card().equals(triggered.card())
          && other.trigger() == triggered.trigger()) {
        return true;
      }
    }
    return false;
  }

  /** When all that lies above is complete, defeats are asked for and what waits is carried out. */
  public static void settle(Play<DeckbuilderState> play, Seat seat) {
    play.push(new Settle(seat));
  }

  /**
   * The same for what has been caused already, if it laid nothing on the stack: nothing is laid
   * there if no defeat is due and nothing waits.
   */
  public static void settled(Play<DeckbuilderState> play, Seat seat) {
    if (due(play.state())) {
      settle(play, seat);
    }
  }

  /** Whether a defeat is due, or something was set off that waits or is not over. */
  public static boolean due(DeckbuilderState state) {
    boolean due = !state.table().chain().equals(Chain.EMPTY);
    for (int index = 0; !due && index < state.table().players(); index++) {
      due = Defeats.due(state, Seat.at(index));
    }
    return due;
  }

  /**
   * What was set off is carried out, and the chain is over; unless it is part of what another
   * action has set off. An action in a battle has a chain of its own (DB-EFF-24).
   */
  public static void end(Play<DeckbuilderState> play) {
    Table table = play.state().table();
    if (!table.chain().equals(Chain.EMPTY) && !inner(table)) {
      play.become(play.state().with(table.withChain(Chain.EMPTY)));
    }
  }

  private static boolean inner(Table table) {
    for (Phase phase : table.phases()) {
      if (phase instanceof Settle || phase instanceof Battle) {
        return phase instanceof Settle;
      }
    }
    return false;
  }

  /** A battle is over: the chain of the action that has begun it goes on. */
  static void resume(Play<DeckbuilderState> play, ImmutableList<Pending> fired) {
    Table table = play.state().table();
    play.become(play.state().with(table.withChain(new Chain(table.chain().waiting(), fired))));
  }

  /** Carries out the first of what waits. */
  public static void next(Play<DeckbuilderState> play) {
    Table table = play.state().table();
    Chain chain = table.chain();
    Pending first = chain.waiting().get(0);
    ImmutableList<Pending> rest = chain.waiting().subList(1, chain.waiting().size());
    play.become(play.state().with(table.withChain(new Chain(rest, chain.fired()))));
    if (first instanceof Pending.Triggered triggered) {
      ImmutableList<Effect> effects =
          table.def(triggered.card()).triggers().get(triggered.trigger()).effects();
      Runs.push(play, triggered.seat(), triggered.card(), effects);
    } else if (first instanceof Pending.Turned turned) {
      turned(play, turned.card());
    } else {
      spent(play, ((Pending.Spent) first).card());
    }
  }

  /** The FLIP effect acts for the turn player (DB-SBS-09); then a SPECIAL leaves. */
  private static void turned(Play<DeckbuilderState> play, CardId card) {
    Table table = play.state().table();
    CardDef def = table.def(card);
    if (def.type() == CardType.SPECIAL) {
      Chain chain = table.chain();
      ImmutableList<Pending> waiting =
          ImmutableList.<Pending>builder()
              .add(new Pending.Spent(card))
              .addAll(chain.waiting())
              .build();
      play.become(play.state().with(table.withChain(new Chain(waiting, chain.fired()))));
    }
    Runs.push(play, Teams.lead(table), card, def.flip());
  }

  /** It goes to the Starbase discard, out of the game, or stays, as the card says. */
  private static void spent(Play<DeckbuilderState> play, CardId card) {
    Table table = play.state().table();
    int slot = table.starbase().slotOf(card);
    Optional<Place> to = table.def(card).disposition().done();
    if (slot < 0 || to.equals(Optional.of(Place.STAY))) {
      return;
    }
    Seat lead = Teams.lead(table);
    if (to.equals(Optional.of(Place.REMOVE))) {
      Slots.empty(play, slot);
      Table without = play.state().table();
      play.become(play.state().with(without.withRemoved(Lists.plus(without.removed(), card))));
      play.tell(SBS_09, new CardMoved(lead, Optional.of(card), Destination.REMOVED));
    } else {
      Slots.discard(play, slot);
      play.tell(SBS_09, new CardMoved(lead, Optional.of(card), Destination.STARBASE_DISCARD));
    }
    Slots.refill(play);
  }
}
