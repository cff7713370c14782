package io.stardeck.b5.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.NextCost;
import io.stardeck.b5.card.word.Lasting;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation.OpenConflict;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.step.Conflicts;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Faction;
import io.stardeck.b5.state.Faction.Under;
import io.stardeck.b5.state.Mercenary;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.Whereabouts;
import io.stardeck.engine.zone.Place;
import java.util.Optional;

/** What is wrong with how cards lie in play, and with conflicts and what is in force. */
final class BoardFaults {
  private static final int MOST_NUMBER = 100_000;

  private final B5State state;
  private final Board board;
  private final Inspection inspection;

  BoardFaults(B5State state, Inspection inspection) {
    this.state = state;
    this.board = state.board();
    this.inspection = inspection;
  }

  void look() {
    Whereabouts<CardId> inPlay = new Whereabouts<>(inspection, CardId::number);
    for (Spot spot : board.spots()) {
      inPlay.lies("board", spot.id());
      card(spot);
    }
    for (Conflict conflict : board.conflicts()) {
      conflict.card().ifPresent(card -> inPlay.lies("board.conflicts", card));
    }
    inPlay.compare(state.zones().cards(Places.IN_PLAY));
    for (Seat seat : board.seats()) {
      faction(seat);
    }
    for (Mercenary mercenary : board.mercenaries()) {
      inspection.size("board.mercenaries.bids", mercenary.bids(), board.players());
      require(board.def(mercenary.card()).mercenary(), "board.mercenaries", mercenary.card().id());
    }
    conflicts();
    modifiers();
    leaders();
  }

  private void require(boolean holds, String path, Object culprit) {
    inspection.require(holds, path, "%s cannot be there, or not so", culprit);
  }

  private void card(Spot spot) {
    Card card = spot.card();
    CardDef def = board.def(card);
    boolean fits =
        switch (spot.row()) {
          case INNER_CIRCLE -> def.kind().isCharacter();
          case SUPPORTING_ROW -> def.kind().holdsDamage() && def.kind() != Kind.AMBASSADOR;
          case STATION -> def.kind() == Kind.ENHANCEMENT && def.onStation();
          case AGENDA -> def.kind() == Kind.AGENDA;
          case MERCENARIES -> def.kind().holdsDamage();
        };
    boolean attached = def.kind() == Kind.ENHANCEMENT || def.kind() == Kind.AFTERMATH;
    require(spot.top() ? fits : attached && card.attachments().isEmpty(), "board", card.id());
    boolean holds = spot.top() && def.kind().holdsDamage();
    require(
        holds || card.damage() == 0 && !card.neutralised() && !card.neutralisedThisTurn(),
        "board",
        card.id());
    require(card.severe() == 0 || card.neutralised(), "board", card.id());
    require(!card.neutralised() || card.neutralisedThisTurn(), "board", card.id());
    if (card.activeEffect().isPresent()) {
      int index = card.activeEffect().get().effect();
      require(
          card.rotated()
              && index < def.effects().size()
              && def.effects().get(index).trigger() == Trigger.ROTATE
              && card.activeEffect().get().targets().size()
                  == chosenCards(def.effects().get(index)),
          "board",
          card.id());
    }
  }

  private static int chosenCards(Effect effect) {
    return Lists.filter(effect.choices(), Choice.OfCard.class::isInstance).size();
  }

  private void faction(Seat seat) {
    Faction faction = board.faction(seat);
    String path = "board.factions[" + seat.index() + "]";
    require(faction.race() == board.config().races().get(seat.index()), path, faction.race());
    inspection.range(
        path + ".baseRating", faction.baseRating(), board.config().minRating(), MOST_NUMBER);
    boolean led =
        !faction.innerCircle().isEmpty()
            && faction.innerCircle().get(0).id().equals(board.config().roster().ambassador(seat));
    require(led, path, "the Inner Circle without its ambassador");
    for (int i = 1; i < faction.innerCircle().size(); i++) {
      Card card = faction.innerCircle().get(i);
      require(board.def(card).kind() == Kind.CHARACTER, path, card.id());
    }
    ImmutableList<CardId> set = state.zones().cards(Places.set(seat));
    inspection.size(path + ".setUnder", faction.setUnder(), set.size());
    set.forEach(card -> own(card, seat, Kind.AFTERMATH, path));
    ImmutableList<CardId> hidden = state.zones().cards(Places.hiddenAgenda(seat));
    hidden.forEach(card -> own(card, seat, Kind.AGENDA, path));
    require(hidden.size() + (faction.agenda().isPresent() ? 1 : 0) <= 1, path, "another agenda");
    for (int i = 0; i < faction.setUnder().size(); i++) {
      Under under = faction.setUnder().get(i);
      boolean together =
          faction.setUnder().indexOf(under) == i || faction.setUnder().get(i - 1).equals(under);
      require(together, path + ".setUnder", under);
      boolean there =
          under.host().isPresent()
              ? Spot.find(board, under.host().get()) != null
              : !hidden.isEmpty();
      require(there, path + ".setUnder", under);
    }
    for (Place place :
        ImmutableList.of(Places.deck(seat), Places.hand(seat), Places.discard(seat))) {
      for (CardId card : state.zones().cards(place)) {
        require(
            board.config().roster().owner(card).equals(seat)
                && board.def(card).kind() != Kind.AMBASSADOR,
            "zones." + place,
            card);
      }
    }
  }

  private void own(CardId card, Seat seat, Kind kind, String path) {
    require(
        board.config().roster().owner(card).equals(seat) && board.def(card).kind() == kind,
        path,
        card);
  }

  private void conflicts() {
    int last = 0;
    for (ConflictResult result : board.results()) {
      conflict(result.conflict(), "board.results");
      last = Math.max(last, result.conflict().number());
      require(
          result.won() == result.support() > result.opposition()
              && (!result.war() || result.conflict().target().isPresent()),
          "board.results",
          result.conflict().number());
    }
    int before = 0;
    for (Conflict conflict : board.conflicts()) {
      conflict(conflict, "board.conflicts");
      require(
          conflict.number() > before && conflict.number() <= board.opened(),
          "board.conflicts",
          conflict.number());
      before = conflict.number();
      conflict
          .card()
          .ifPresent(
              card -> require(board.def(card).kind() == Kind.CONFLICT, "board.conflicts", card));
    }
    require(last <= board.opened(), "board.opened", board.opened());
  }

  private void conflict(Conflict conflict, String path) {
    require(known(conflict), path, conflict.number());
    require(
        conflict.target().isPresent() == conflict.traits().needsTarget()
            && !conflict.target().equals(Optional.of(conflict.initiator())),
        path,
        conflict.target());
    Whereabouts<CardId> once = new Whereabouts<>(inspection, CardId::number);
    for (Participant each : conflict.participants()) {
      once.lies(path + ".participants", each.card());
      Kind kind = board.def(each.card()).kind();
      require(kind != Kind.EVENT && kind != Kind.CONFLICT, path, each.card());
    }
  }

  /** Whether such a conflict can have been opened: by its card, without one, or by an effect. */
  private boolean known(Conflict conflict) {
    if (conflict.card().isPresent()) {
      CardDef def = board.def(conflict.card().get());
      return def.conflict().equals(Optional.of(conflict.traits()));
    }
    if (Conflicts.standing(conflict.type()).equals(Optional.of(conflict.traits()))) {
      return true;
    }
    for (CardDef def : board.config().set().cards()) {
      for (Effect effect : def.effects()) {
        if (opens(effect.operations(), conflict.traits())) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean opens(ImmutableList<Operation> operations, ConflictTraits traits) {
    for (Operation operation : operations) {
      boolean such =
          operation instanceof OpenConflict open
              ? Conflicts.traits(open).equals(traits)
              : opens(operation.inner(), traits);
      if (such) {
        return true;
      }
    }
    return false;
  }

  private void modifiers() {
    for (Modifier modifier : board.modifiers()) {
      boolean lasts =
          modifier.operation() instanceof Lasting || modifier.operation() instanceof NextCost;
      require(lasts, "board.modifiers", modifier.source());
      modifier
          .card()
          .ifPresent(card -> require(Spot.find(board, card) != null, "board.modifiers", card));
    }
  }

  /** Every fleet has at most one leader, who is rotated for it ({@code B5-I-06}). */
  private void leaders() {
    Whereabouts<CardId> led = new Whereabouts<>(inspection, CardId::number);
    for (Spot leader : board.leaders()) {
      CardId id = leader.card().leading().orElseThrow();
      led.lies("board", id);
      Spot fleet = Spot.find(board, id);
      require(
          fleet != null
              && board.def(fleet).kind() == Kind.FLEET
              && board.def(leader).kind().isCharacter()
              && leader.card().rotated(),
          "board",
          leader.id());
    }
  }
}
