package io.stardeck.stccg.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.StateWalk;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.engine.script.Scripts;
import io.stardeck.engine.zone.Zone;
import io.stardeck.engine.zone.Zones;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.GameEffect.Impose;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.config.ConfigRules;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.internal.card.Cards;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.ImmutableBattle;
import io.stardeck.stccg.state.ImmutableTable;
import io.stardeck.stccg.state.Lasting;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.PlayerState;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;

/** What makes a state, come from outside, no state of this game; but for its stack of frames. */
public final class StateFaults {
  /** No number comes near it, and the sum of two is a number yet. */
  private static final int MOST = 1_000_000;

  /** Every seat and number, wherever it stands. */
  private static final StateWalk<Table> WALK =
      StateWalk.<Table>of(Table::seats, MOST)
          .each(Card.class, StateFaults::card, "there is no %s")
          .each(Host.class, StateFaults::host, "there is no %s")
          .each(
              Chosen.OfDefinition.class,
              (table, option) -> table.options().cards().find(option.def()) != null,
              "no %s")
          .leave(ImmutableBattle.class, "defender")
          .each(
              CardId.class,
              (table, id) -> id.number() >= 0 && id.number() <= MOST,
              "there is no %s")
          .leave(StccgConfig.class)
          .leave(Standing.class)
          .leave(Zones.class)
          .leave(Outcome.class)
          .leave(ImmutableTable.class, "effects")
          .range(PlayerState.class, "score", -MOST, MOST)
          .range(Reply.class, "stops", Reply.NOTHING, MOST)
          .range(OrderPhase.Paying.class, "price", -1, MOST);

  private StateFaults() {}

  /** All that is wrong; nothing for every state that play can reach. */
  public static ImmutableList<Fault> of(StccgState state) {
    Inspection inspection = new Inspection();
    inspection.steps(
        () -> sizes(state, inspection),
        () -> definitions(state, inspection),
        () -> WALK.walk(state.table(), "table", state.table(), inspection),
        () -> new BoardFaults(state, inspection).cards(),
        () -> ZonesFaults.inspect(state, inspection),
        () -> new BoardFaults(state, inspection).look(),
        () -> zones(state, inspection),
        () -> new FrameFaults(state, inspection).look());
    return inspection.faults();
  }

  private static void sizes(StccgState state, Inspection inspection) {
    Table table = state.table();
    int players = table.options().players();
    inspection.range("table.options.players", players, 2, 4);
    inspection.size("table.players", table.players(), players);
    inspection.size("decks", state.decks(), players);
    inspection.size("table.options.decks", table.options().decks(), 0);
    inspection.require(!table.frames().isEmpty(), "table.frames", "no frame is left");
    inspection.violations("table.options", ConfigRules.options(table.options()));
    int playing = Lists.filter(table.players(), player -> !player.resigned()).size();
    inspection.require(
        playing > 1 || table.over().isPresent(), "table.players", "nobody is left to play against");
  }

  /** Every card is of a kind that the set knows. */
  private static void definitions(StccgState state, Inspection inspection) {
    CardSet set = state.table().options().cards();
    for (Zone<Card> zone : state.zones().zones()) {
      for (Card card : zone.cards()) {
        String path = "zones." + zone.place();
        inspection.require(set.find(card.def()) != null, path, "there is no %s", card.def());
        inspection.require(
            card.owner().number() >= 1 && card.owner().number() <= state.table().seats(),
            path,
            "%s does not sit at this table",
            card.owner());
        for (Mark mark : card.marks()) {
          marks(mark, set, state.table().seats(), path, inspection);
        }
      }
    }
    for (Decklist deck : state.decks()) {
      for (Decklist.Entry entry : deck.cards()) {
        inspection.require(set.find(entry.card()) != null, "decks", "no %s", entry.card());
      }
    }
    for (Location location : state.table().spaceline()) {
      for (String met : location.met()) {
        inspection.require(set.find(met) != null, "table.spaceline", "there is no %s", met);
      }
    }
    for (PlayerState player : state.table().players()) {
      for (String once : player.playedOnce()) {
        inspection.require(set.find(once) != null, "table.players", "there is no %s", once);
      }
    }
    for (Lasting lasting : state.table().lasting()) {
      inspection.require(
          set.find(lasting.by()) != null && imposed(set, lasting),
          "table.lasting",
          "%s imposes no such thing",
          lasting.by());
    }
  }

  private static void marks(Mark mark, CardSet set, int seats, String path, Inspection inspection) {
    if (mark instanceof Mark.Learned learned) {
      inspection.require(
          set.find(learned.def()) instanceof PersonnelDef, path, "no person %s", learned.def());
    } else if (mark instanceof Mark.Lent lent) {
      inspection.require(
          lent.to().number() >= 1 && lent.to().number() <= seats,
          path,
          "there is no %s",
          lent.to());
      inspection.range(path, lent.turns(), 0, MOST);
    } else if (mark instanceof Mark.NoBeam kept) {
      inspection.range(path, kept.turns(), 0, MOST);
    }
  }

  /** What lasts is what its card says, or some effect of it imposes. */
  private static boolean imposed(CardSet set, Lasting lasting) {
    if (set.card(lasting.by()).words().standing().contains(lasting.what())) {
      return true;
    }
    Scripts<Effect> scripts = set.scripts(lasting.by());
    for (int i = 0; i < scripts.size(); i++) {
      for (Effect effect : scripts.get(i)) {
        if (effect instanceof Impose impose && impose.what().equals(lasting.what())) {
          return true;
        }
      }
    }
    return false;
  }

  /** A card bears the same marks as in its place, and those are looked at there. */
  private static boolean card(Table table, Card card) {
    return table.options().cards().find(card.def()) != null && seated(table, card.owner());
  }

  private static boolean host(Table table, Host host) {
    return host.kind() != HostKind.TEAM
        || seated(table, host.teamSeat()) && table.position(host.teamLocation()) >= 0;
  }

  private static boolean seated(Table table, Seat seat) {
    return seat.number() >= 1 && seat.number() <= table.seats();
  }

  private static void zones(StccgState state, Inspection inspection) {
    inspection.addAll(Cards.DEALER.faults(state, "zones", state.table().seats()));
  }
}
