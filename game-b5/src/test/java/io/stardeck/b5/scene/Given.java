package io.stardeck.b5.scene;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardSet;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.config.ImmutableB5Config;
import io.stardeck.b5.internal.setup.SetUp;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.internal.step.Rows;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ImmutableBoard;
import io.stardeck.b5.state.ImmutableCard;
import io.stardeck.b5.state.ImmutableFaction;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.zone.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A table as a test wants it. First the cards are named, each with where it lies, then {@link
 * #actionRound} or {@link #at} gives the {@link Stage}; whatever was not named is a default: rating
 * and pool 4, ambassadors alone, empty hands, turn 2.
 */
public final class Given {
  private final ImmutableList<Race> races;
  private final List<CardDef> added = new ArrayList<>();
  private final Wishes wishes = new Wishes();
  private final List<Consumer<Play<B5State>>> changes = new ArrayList<>();
  private UnaryOperator<ImmutableB5Config.Builder> configured = builder -> builder;
  private CardSet base = CardSets.starter();

  private Given(ImmutableList<Race> races) {
    this.races = races;
  }

  /** Factions of those races, on seats 1, 2 and so on. */
  public static Given factions(Race... races) {
    return new Given(ImmutableList.copyOf(races));
  }

  /** With the cards of another set. */
  public Given of(CardSet set) {
    base = set;
    return this;
  }

  /** With those cards beside the set. */
  public Given define(CardDef... cards) {
    added.addAll(List.of(cards));
    return this;
  }

  /** With another configuration. */
  public Given config(UnaryOperator<ImmutableB5Config.Builder> change) {
    UnaryOperator<ImmutableB5Config.Builder> before = configured;
    configured = builder -> change.apply(before.apply(builder));
    return this;
  }

  /** With that card there; the key names it in {@link Stage#card}. */
  public Given inCircle(int seat, String definition) {
    return wish(seat, definition, (play, id) -> toRow(play, Seat.of(seat), id, true));
  }

  /** With that card in the supporting row. */
  public Given inRow(int seat, String definition) {
    return wish(seat, definition, (play, id) -> toRow(play, Seat.of(seat), id, false));
  }

  /** With that card in the mercenary row. */
  public Given forHire(String definition) {
    return wish(
        1,
        definition,
        (play, id) -> {
          move(play, Seat.of(1), id, Places.IN_PLAY);
          Rows.hire(play, Card.of(id));
        });
  }

  /** With that card in the hand. */
  public Given inHand(int seat, String definition) {
    return wish(
        seat, definition, (play, id) -> move(play, Seat.of(seat), id, Places.hand(Seat.of(seat))));
  }

  /** With that card in the deck. */
  public Given inDeck(int seat, String definition) {
    return wish(seat, definition, (play, id) -> {});
  }

  /** With that enhancement on the card of that key. */
  public Given attached(int seat, String definition, String host) {
    Given next =
        wish(seat, definition, (play, id) -> move(play, Seat.of(seat), id, Places.IN_PLAY));
    changes.add(play -> Rows.attach(play, key(play, host), key(play, definition)));
    return next;
  }

  /** With that agenda face up. */
  public Given agenda(int seat, String definition) {
    return wish(
        seat,
        definition,
        (play, id) -> {
          move(play, Seat.of(seat), id, Places.IN_PLAY);
          faction(play, seat, faction -> faction.withAgenda(Card.of(id)));
        });
  }

  /** With a changed card in play. */
  public Given card(String key, UnaryOperator<ImmutableCard> change) {
    changes.add(
        play -> {
          Board board = play.state().board();
          Spot spot = Spot.find(board, key(play, key));
          play.become(
              play.state()
                  .with(spot.change(board, card -> change.apply(ImmutableCard.copyOf(card)))));
        });
    return this;
  }

  /** With that rating and that much influence in the pool. */
  public Given influence(int seat, int rating, int pool) {
    return faction(seat, faction -> faction.withBaseRating(rating).withPool(pool));
  }

  /** With a changed faction. */
  public Given faction(int seat, UnaryOperator<ImmutableFaction> change) {
    changes.add(play -> faction(play, seat, change));
    return this;
  }

  /** With another board. */
  public Given board(UnaryOperator<ImmutableBoard> change) {
    changes.add(
        play ->
            play.become(
                play.state().with(change.apply(ImmutableBoard.copyOf(play.state().board())))));
    return this;
  }

  /** With an open conflict without a card of that type; the first opened is number 1. */
  public Given conflict(Ability type, int initiator) {
    return conflict(ConflictTraits.builder().type(type).build(), initiator, Optional.empty());
  }

  /** With an open conflict of that type against that seat. */
  public Given conflict(Ability type, int initiator, int target) {
    return conflict(
        ConflictTraits.builder().type(type).needsTarget(true).build(),
        initiator,
        Optional.of(Seat.of(target)));
  }

  /** With an open conflict. */
  public Given conflict(ConflictTraits traits, int initiator, Optional<Seat> target) {
    return board(
        board ->
            board
                .withOpened(board.opened() + 1)
                .withConflicts(
                    Lists.plus(
                        board.conflicts(),
                        Conflict.builder()
                            .number(board.opened() + 1)
                            .traits(traits)
                            .initiator(Seat.of(initiator))
                            .target(target)
                            .build())));
  }

  /** An action round in which that seat has the first opportunity, then clockwise. */
  public Stage actionRound(int first) {
    ImmutableList<Seat> order = Seat.clockwiseFrom(Seat.of(first), races.size());
    return at(new ActionRound(Round.of(RoundEnd.ALL_PASS, order)), order);
  }

  /** Another frame on top, with that order of the turn. */
  public Stage at(B5Frame frame, ImmutableList<Seat> order) {
    B5Config config = build();
    Play<B5State> play = Play.silent(SetUp.start(config, Chance.seeded("scene")));
    SetUp.lay(play);
    named = wishes.lay(play, config.roster());
    changes.forEach(change -> change.accept(play));
    play.become(
        play.state()
            .with(ImmutableBoard.copyOf(play.state().board()).withTurn(2).withOrder(order)));
    play.replace(frame);
    return new Stage(play.state(), named);
  }

  private ImmutableMap<String, CardId> named = ImmutableMap.of();

  private CardId key(Play<B5State> play, String key) {
    CardId id = named.get(key);
    if (id != null) {
      return id;
    }
    int seat = Integer.parseInt(key.substring("ambassador ".length()));
    return play.state().board().config().roster().ambassador(Seat.of(seat));
  }

  private B5Config build() {
    ImmutableB5Config.Builder builder =
        B5Config.builder().players(races.size()).races(races).set(set()).deckMin(1).maxCopies(100);
    for (int seat = 1; seat <= races.size(); seat++) {
      builder.addDecks(wishes.deck(seat, set().cards().get(0).id()));
    }
    return configured.apply(builder).build();
  }

  private CardSet set() {
    if (added.isEmpty()) {
      return base;
    }
    ObjectNode file = (ObjectNode) EngineJson.parse(CardSets.write(base));
    file.put("id", "test");
    ArrayNode cards = (ArrayNode) file.get("cards");
    for (CardDef card : added) {
      JsonNode tree = EngineJson.tree(card);
      cards.add(tree);
    }
    return CardSets.read(file.toString());
  }

  private Given wish(int seat, String definition, Wishes.Laying place) {
    wishes.add(seat, definition, place);
    return this;
  }

  private static void toRow(Play<B5State> play, Seat seat, CardId id, boolean circle) {
    move(play, seat, id, Places.IN_PLAY);
    Rows.support(play, seat, Card.of(id));
    if (circle) {
      Rows.promote(play, Spot.find(play.state().board(), id));
    }
  }

  private static void move(Play<B5State> play, Seat seat, CardId id, Place to) {
    Cards.DEALER.card(play, Places.deck(seat), id).openly().to(to);
  }

  private static void faction(
      Play<B5State> play, int seat, UnaryOperator<ImmutableFaction> change) {
    play.become(play.state().with(Seat.of(seat), change));
  }
}
